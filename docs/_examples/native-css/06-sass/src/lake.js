import { lake } from "./lake.module.scss";

export const showLake = () => {
  const map = document.createElement("section");
  map.className = lake;
  map.textContent = "The lake";
  document.body.append(map);
};
