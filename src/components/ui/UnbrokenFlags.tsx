/** A text whose flags, such as `--env`, stay on one line: browsers break lines after their hyphens. */
export function UnbrokenFlags({text = ''}: {text?: string}) {
  return text.split(/(?<!\S)(--\w[\w-]*)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
