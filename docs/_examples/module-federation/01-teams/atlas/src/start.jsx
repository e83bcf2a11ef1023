import { lazy } from "react";
import { createRoot } from "react-dom/client";
import { RemotePart } from "./RemotePart.jsx";

const Forecast = lazy(() => import("weather/Forecast"));
const root = document.body.appendChild(document.createElement("main"));

createRoot(root).render(
  <>
    <h1>Atlas</h1>
    <RemotePart fallback={<p>No forecast right now.</p>}>
      <Forecast city="Lisbon" />
    </RemotePart>
  </>,
);
