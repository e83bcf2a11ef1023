import { lake } from "./lake.module.css";

export const showLake = () => {
  const map = document.createElement("section");
  map.className = lake;
  map.textContent = "The lake";
  document.body.append(map);
};
