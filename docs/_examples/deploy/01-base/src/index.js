import { startRouter, urlOf } from "./router.js";

const lighthouse = new URL("./lighthouse.svg", import.meta.url);
const routes = ["piers/north", "piers/south"];
const links = routes.map((route) => `<a href="${urlOf(route)}">${route}</a>`);
document.querySelector("nav").innerHTML = links.join(" ");

startRouter(async (route) => {
  const main = document.querySelector("main");
  if (!routes.includes(route)) {
    main.innerHTML = `<h1>Pier guide</h1><img src="${lighthouse}" alt="Lighthouse">`;
    return;
  }
  const { describe } = await import("./pier.js");
  main.innerHTML = `<h1>${describe(route.split("/")[1])}</h1>`;
});
