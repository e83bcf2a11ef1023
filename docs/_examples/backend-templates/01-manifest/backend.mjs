import express from "express";
import { assetTags } from "./asset-tags.mjs";

const port = process.env.PORT ?? 8000;
const app = express();

app.use("/static", express.static("dist", { immutable: true, maxAge: "1y" }));
app.get("/", (request, response) => {
  response.send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Herbs</title>
${assetTags("shop")}
</head>
<body>
<h1>Basil</h1>
<output></output>
</body>
</html>
`);
});
app.listen(port, (error) => {
  if (error) throw error;
  console.log(`backend on port ${port}`);
});
