const { NODE_ENV } = process.env;
console.log(process.env.NODE_ENV, NODE_ENV);
