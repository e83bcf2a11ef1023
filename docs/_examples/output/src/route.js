export const findRoute = () => document.body.append("The route");
