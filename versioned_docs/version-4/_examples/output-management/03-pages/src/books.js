import "./page.css";

for (const title of ["Moss", "The long bridge"]) {
  const item = document.createElement("li");
  item.textContent = title;
  document.querySelector("ul").append(item);
}
