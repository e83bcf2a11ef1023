import { departures } from "./departures.js";
import "./style.css";

const badges = {
  "on time": "bg-emerald-100 text-emerald-900",
  delayed: "bg-amber-100 text-amber-900",
  canceled: "bg-rose-100 text-rose-900 line-through",
};

const row = ({ time, to, status }) => `
  <li class="flex gap-4 border-b py-3">
    <time class="font-bold">${time}</time>
    ${to}
    <span class="ml-auto rounded-full px-3 ${badges[status]}">${status}</span>
  </li>`;

document.body.innerHTML = `
  <main class="mx-auto max-w-md p-6">
    <h1 class="text-3xl font-bold hover:underline">Ferries today</h1>
    <ul class="mt-4">${departures.map(row).join("")}</ul>
  </main>`;
