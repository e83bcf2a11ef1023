export const load = async () => console.log(await fetch("/reviews"));
