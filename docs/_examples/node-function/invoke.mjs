import { handler } from "./dist/handler.mjs";

console.log(await handler({ queryStringParameters: { boats: "3" } }));
