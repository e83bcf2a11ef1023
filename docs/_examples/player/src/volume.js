export function setVolume(level) {
  document.body.dataset.volume = Math.min(level, 11);
}
