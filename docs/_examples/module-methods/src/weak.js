const tea = () => import(/* webpackMode: "weak" */ "./recipes/tea.js");

await tea().catch(({ message }) => console.log(message));

await import("./recipes/tea.js");
console.log((await tea()).title);
