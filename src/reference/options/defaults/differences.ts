import type {DefaultValue} from '../option-fact';
import {type Circumstances, circumstances, modes, targets} from './circumstances';

/** Gives the default of an option under some circumstances, written down. */
export type DefaultUnder = (circumstances: Circumstances) => string;

/**
 * Says in as few lines as possible when an option has which default.
 * @returns one value without a condition, when it is always the same
 */
export function differences(under: DefaultUnder): DefaultValue[] {
  const always = new Set(circumstances.map(under));
  if (always.size === 1) return [{value: [...always][0]!}];
  const byMode = rows(modes, (mode) => targets.map((target) => under({mode, target})).join('\n'));
  const byTarget = rows(targets, (target) =>
    modes.map((mode) => under({mode, target})).join('\n'),
  );
  if (byTarget.length === 1) return oneColumn(byMode, (mode) => under({mode, target: targets[0]}));
  if (byMode.length === 1) return oneColumn(byTarget, (target) => under({mode: modes[0], target}));
  return byTarget.flatMap(({members, name}) =>
    oneColumn(
      rows(modes, (mode) => under({mode, target: members[0]!})),
      (mode) => under({mode, target: members[0]!}),
    ).map(({when, value}) => ({value, when: [name, when].filter(Boolean).join(', ')})),
  );
}

/** Members that have the same values, under one name. */
interface Row<Member> {
  members: Member[];
  name: string;
}

function rows<Member extends string>(
  all: readonly Member[],
  valueOf: (member: Member) => string,
): Row<Member>[] {
  const groups = new Map<string, Member[]>();
  for (const member of all) {
    const value = valueOf(member);
    groups.set(value, [...(groups.get(value) ?? []), member]);
  }
  const found = [...groups.values()];
  const largest = found.reduce((most, group) => (group.length > most.length ? group : most));
  const isRest = (group: Member[]) => group === largest && group.length > 1 && found.length > 1;
  return [...found.filter((group) => !isRest(group)), ...found.filter(isRest)].map((members) => ({
    members,
    name: isRest(members) ? 'otherwise' : members.join(', '),
  }));
}

const oneColumn = <Member>(
  lines: readonly Row<Member>[],
  valueOf: (member: Member) => string,
): DefaultValue[] =>
  lines.map(({members, name}) => ({
    value: valueOf(members[0]!),
    ...(lines.length > 1 && {when: name}),
  }));
