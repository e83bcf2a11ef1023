const [, , file, name] = process.argv;

require(`./${file}`)[name]((error) => {
  console.log(error ? `${name} failed: ${error.message}` : `${name} finished`);
});
