import Anchor from "./anchor.svg?react";

export function Berth({ number }) {
  return (
    <p className="berth">
      <Anchor title="Anchor" className="anchor" /> Berth {number}
    </p>
  );
}
