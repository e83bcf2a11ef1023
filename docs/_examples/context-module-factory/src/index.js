export const brew = (name) => import(`./teas/${name}.js`);

brew("assam").then((tea) => console.log(tea.default));
