import { createRoot } from "react-dom/client";
import { routes } from "./routes";

createRoot(document.querySelector("main")!).render(
  <>
    <h1>Ferries</h1>
    {routes.map((Route, index) => (
      <Route key={index} />
    ))}
  </>,
);
