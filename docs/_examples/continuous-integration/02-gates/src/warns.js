const language = document.documentElement.lang;

console.log(require(language));
