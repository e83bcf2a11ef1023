import "./moon.css";

export function drawMoon(lit) {
  const moon = document.createElement("div");
  moon.className = "moon";
  moon.style.setProperty("--lit", lit);
  return moon;
}
