const { handler } = require("./dist/handler.js");

handler({ queryStringParameters: { boats: "3" } }).then(console.log);
