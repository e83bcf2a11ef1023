import {newsOf, releasesSchema, summaryOf} from '../../data/releases';
import {medianDays, minorReleases} from '../../data/release-rhythm';
import {readVersionData} from '../../versions/data';
import {leafDirectives} from '../leaf-directives';
import {code, paragraph, table, text} from '../nodes';

/** About a year. */
const comparedReleases = 12;
const listedReleases = 5;

const longDate = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});
const dateText = (date: string) => longDate.format(new Date(date));

/**
 * Reads `::release-rhythm`: says how many days lie between minor releases, and lists the newest with
 * their dates.
 * @throws naming file and line, when nobody has compared the releases of the version
 */
export const releaseRhythm = leafDirectives(['release-rhythm'], ({version}) => {
  const data = readVersionData(version, 'releases', releasesSchema);
  if (!data) throw new Error('no releases.json here');
  const minors = minorReleases(newsOf(data));
  const compared = minors.slice(0, comparedReleases);
  const {release: first, date} = compared.at(-1)!;
  const {release: last} = compared[0]!;
  const sentence = `Half of the minor releases from ${first} of ${dateText(date)} to ${last} came at most ${medianDays(compared)} days after the one before. As of ${dateText(data.asOf)}, these are the newest:`;
  return () => [
    paragraph(text(sentence)),
    table(
      ['Release', 'Date', 'Days since the one before', 'New'],
      minors
        .slice(0, listedReleases)
        .map((minor) => [
          code(minor.release),
          dateText(minor.date),
          minor.days === undefined ? 'not counted' : String(minor.days),
          summaryOf(minor),
        ]),
    ),
  ];
});
