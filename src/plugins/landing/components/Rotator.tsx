import styles from './Rotator.module.css';

const words = ['assets', 'scripts', 'images', 'styles'] as const;

/**
 * "bundle your", and a word that changes every six seconds: five of rest, one of movement.
 * Who listens hears all words once; who asks for less motion keeps the first.
 */
export function Rotator() {
  const [first, ...others] = words;
  return (
    <>
      <span className="visually-hidden">
        bundle your {[first, ...others].slice(0, -1).join(', ')} and {words.at(-1)}
      </span>
      <span aria-hidden="true">
        bundle your{' '}
        <span className={styles.window}>
          {[...words, first].map((word, position) => (
            <span key={position} className={styles.word}>
              {word}
            </span>
          ))}
        </span>
      </span>
    </>
  );
}
