const { JSDOM } = require("jsdom");

globalThis.document = new JSDOM().window.document;
