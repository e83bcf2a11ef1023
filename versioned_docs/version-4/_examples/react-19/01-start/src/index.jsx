import { useState } from "react";
import { createRoot } from "react-dom/client";

function Lamp() {
  const [isOn, setOn] = useState(false);
  return <button onClick={() => setOn(!isOn)}>{isOn ? "on" : "off"}</button>;
}

createRoot(document.querySelector("main")).render(<Lamp />);
