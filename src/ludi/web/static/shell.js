// What all pages share: light or dark, sound, notifications, dialogs, links to copy.

const root = document.documentElement;

export const sound = {
  get on() { return localStorage.getItem("sound") === "on"; },
  set on(value) { localStorage.setItem("sound", value ? "on" : "off"); show(); },
  tick() {
    if (!this.on) return;
    this.context ??= new AudioContext();
    const at = this.context.currentTime;
    const tone = new OscillatorNode(this.context, { frequency: 660, type: "triangle" });
    const volume = new GainNode(this.context, { gain: 0 });
    volume.gain.setValueAtTime(0.12, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.25);
    tone.connect(volume).connect(this.context.destination);
    tone.start(at);
    tone.stop(at + 0.26);
  },
};

/** Browser notifications: permission is requested only when somebody presses the button for it. */
export const notices = {
  get state() { return "Notification" in window && isSecureContext ? Notification.permission : "none"; },
  get on() { return this.state === "granted" && localStorage.getItem("notify") !== "off"; },
  set on(value) { localStorage.setItem("notify", value ? "on" : "off"); show(); },
  async ask() {
    await Notification.requestPermission();
    this.on = true;
  },
  /** Whether the user has never been asked about them. */
  get unasked() { return this.state === "default" && !localStorage.getItem("notify-asked"); },
  answer(wanted) {
    localStorage.setItem("notify-asked", "yes");
    if (wanted) this.ask();
  },
  /** Notify somebody looking elsewhere; each notification replaces the previous one. */
  tell(text) {
    if (!this.on || document.hasFocus()) return;
    try {
      const told = new Notification("Ludi", { body: text, tag: "ludi", icon: "/static/wreath.svg" });
      told.onclick = () => { window.focus(); told.close(); };
    } catch { /* phone browsers show none for an open page; there is still the sound, and the title */ }
  },
};

function show() {
  for (const box of document.querySelectorAll("input[name=notify]")) box.checked = notices.on;
  for (const part of document.querySelectorAll("[data-notify]")) part.hidden = part.dataset.notify !== notices.state;
  for (const question of document.querySelectorAll("#ask-notify")) question.hidden ||= !notices.unasked;
  for (const button of document.querySelectorAll("[data-do=notify]")) button.hidden = notices.state !== "default";
  for (const box of document.querySelectorAll("input[name=sound]")) box.checked = sound.on;
  for (const button of document.querySelectorAll("[data-do=sound]")) {
    button.setAttribute("aria-pressed", sound.on);
    const words = button.querySelector("span");
    words.textContent = sound.on ? words.dataset.on : words.dataset.off;
  }
  const theme = root.dataset.theme ?? "";
  for (const choice of document.querySelectorAll("input[name=theme]")) choice.checked = choice.value === theme;
}

function setTheme(theme) {
  if (theme) root.dataset.theme = theme;
  else delete root.dataset.theme;
  document.cookie = `theme=${theme};path=/;max-age=31536000;samesite=lax`;
}

/** Show links in full, for sharing: with the address by which other machines reach this one. */
export function completeLinks(within = document) {
  const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  const origin = (here && document.body.dataset.origin) || location.origin;
  for (const field of within.querySelectorAll("input[data-link]")) {
    if (field.value.startsWith("/")) field.value = origin + field.value;
  }
}

async function copy(button) {
  const field = button.parentElement.querySelector("input");
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy"); // without https there is no clipboard API, but a selection can be copied
  }
  button.classList.add("btn--primary");
  setTimeout(() => button.classList.remove("btn--primary"), 900);
}

document.addEventListener("change", ({ target }) => {
  if (target.name === "theme") setTheme(target.value);
  if (target.name === "sound") sound.on = target.checked;
  if (target.name === "notify") notices.on = target.checked;
});

document.addEventListener("click", ({ target }) => {
  const opener = target.closest("[data-open], [data-action]");
  const opened = document.getElementById(opener?.dataset.open);
  if (opened?.popover) opened.showPopover();
  else if (opened) opened.showModal();
  else if (target.closest("[data-do=copy]")) copy(target.closest("[data-do=copy]"));
  else if (target.closest("[data-do=sound]")) { sound.on = !sound.on; sound.tick(); }
  else if (target.closest("[data-do=notify]")) notices.ask();
  else if (target.matches("dialog")) target.close(); // a click outside it
});

show();
completeLinks();
