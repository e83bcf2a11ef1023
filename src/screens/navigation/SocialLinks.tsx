import discord from 'simple-icons/icons/discord.svg';
import github from 'simple-icons/icons/github.svg';
import stackoverflow from 'simple-icons/icons/stackoverflow.svg';
import x from 'simple-icons/icons/x.svg';
import {socialLinks} from '@site/src/config/navigation';
import {Icon} from '../../components/ui/Icon';

const icons = {discord, github, stackoverflow, x};

/** Marks of the places where the project lives elsewhere; each link is named by its title. */
export function SocialLinks({className}: {className?: string}) {
  return socialLinks.map(({icon, title, to}) => (
    <a
      key={icon}
      className={className}
      href={to}
      title={title}
      aria-label={title}
      target="_blank"
      rel="noopener"
    >
      <Icon svg={icons[icon]} brand />
    </a>
  ));
}
