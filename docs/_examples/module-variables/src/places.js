console.log(__dirname, __filename);
global.ready = true;
console.log(process.env.NODE_ENV);
