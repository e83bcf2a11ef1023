import express from "express";

const site = express().use(express.static("dist"));
site.listen(Number(process.argv[2] ?? 4173));
