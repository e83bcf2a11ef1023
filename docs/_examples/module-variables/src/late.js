__webpack_public_path__ = "https://cdn.example/shop/";
import "./logo.js";
