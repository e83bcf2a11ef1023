import { readFileSync } from "node:fs";
import express from "express";
import { tideIn } from "./tides.js";

const notice = readFileSync(new URL("./notice.txt", import.meta.url), "utf8");
const app = express();

app.get("/", (request, response) => {
  response.type("text").send(notice);
});
app.get("/tides/:harbor", (request, response) => {
  response.json(tideIn(request.params.harbor));
});

const server = app.listen(process.env.PORT ?? 3000, (error) => {
  if (error) throw error;
  console.log(`listening on http://localhost:${server.address().port}`);
});
