const large = new URL("./large/flag.svg", import.meta.url);
const small = new URL("./small/flag.svg", import.meta.url);

console.log(large.href, small.href);
