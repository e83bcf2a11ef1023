import path from "node:path";
import express from "express";
import { renderPage } from "./page.jsx";

const app = express();
const folder = path.join(__dirname, "public");

app.use("/public", express.static(folder, { immutable: true, maxAge: "1y" }));
app.get("/tides/:harbor", (request, response) => {
  response.send(renderPage({ harbor: request.params.harbor, meters: 4 }));
});

const server = app.listen(process.env.PORT ?? 3000, (error) => {
  if (error) throw error;
  console.log(`listening on http://localhost:${server.address().port}`);
});
