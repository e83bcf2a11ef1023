const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escape = (value) =>
  String(value).replace(/[&<>"']/g, (character) => entities[character]);
