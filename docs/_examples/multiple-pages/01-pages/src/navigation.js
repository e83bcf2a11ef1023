export function show(text) {
  const here = location.pathname.split("/").pop() || "index.html";
  document
    .querySelector(`nav a[href="${here}"]`)
    ?.setAttribute("aria-current", "page");
  document.querySelector("[role=status]").textContent = text;
}
