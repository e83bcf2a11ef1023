import styles from './Projects.module.css';

const formatAs = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', {...options, timeZone: 'UTC'});
  return (date: string) => <time dateTime={date}>{format.format(new Date(date))}</time>;
};
const asDay = formatAs({dateStyle: 'long'});
/** Writes a month, or that of a day. */
export const asMonth = formatAs({month: 'long', year: 'numeric'});

interface Props {
  /** Day on which somebody looked which projects have ended. */
  statusAsOf: string;
  /** Month of the list that the names of maintainers are from. */
  maintainersAsOf: string;
}

/** Says how old the facts of the list are. */
export function ListDates({statusAsOf, maintainersAsOf}: Props) {
  return (
    <p className={styles.dates}>
      The list says which projects have ended as of {asDay(statusAsOf)}. The maintainers are those
      that this page named in {asMonth(maintainersAsOf)}; the contributors of a repository show who
      works on it today.
    </p>
  );
}
