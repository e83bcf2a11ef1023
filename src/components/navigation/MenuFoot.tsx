import {ChoiceLink} from './ChoiceLink';
import {type Choice, languageChoices, versionChoices} from './choices';
import {SocialLinks} from './SocialLinks';
import {usePlace} from '../place/usePlace';

/** The end of the site menu: what the header shows only where it has room. */
export function MenuFoot() {
  const place = usePlace();
  return (
    <div className="menuFoot">
      <Choices label="Version" choices={versionChoices(place)} />
      <Choices label="Language" choices={languageChoices(place)} />
      <div className="menuSocial">
        <SocialLinks />
      </div>
    </div>
  );
}

function Choices({label, choices}: {label: string; choices: readonly Choice[]}) {
  return (
    <div className="menuRow">
      <span>{label}</span>
      <span className="menuChoices">
        {choices.map((choice) => (
          <ChoiceLink key={choice.label} {...choice} detail={undefined} />
        ))}
      </span>
    </div>
  );
}
