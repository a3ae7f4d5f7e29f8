import { Archive, Ban, Ellipsis, type LucideIcon, Phone, RotateCcw, Star, Trophy } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type LeadAct, leadActs } from '#domain/lead-lifecycle';
import { Button, IconButton, Inline, Menu, MenuItem, MenuTrigger } from '#ui';
import { useWords } from '../../kernel/language';
import { lazyComponent } from '../../kernel/lazy-component';
import { useCommand } from '../../kit/command';
import { changeLead, type GivenStatus, type LeadDetail } from '../data/leads';
import { leadWords } from '../words';

const WinLead = lazyComponent(() => import('./WinLead'), 'WinLead');

const icons: Record<LeadAct, LucideIcon> = {
  renew: RotateCcw,
  contact: Phone,
  qualify: Star,
  win: Trophy,
  lose: Archive,
  discard: Ban,
};

/** The usual next status of each status. */
const nextActs: Partial<Record<LeadDetail['status'], LeadAct>> = {
  new: 'contact',
  contacted: 'qualify',
  qualified: 'win',
};

/** The status acts of a lead: the next step as a button, the others in a menu. */
export function LeadLifeActs({ lead }: { lead: LeadDetail }) {
  const t = useWords(leadWords);
  const { run, isPending } = useCommand(changeLead);
  const [isWinning, setWinning] = useState(false);
  const { id, status, version } = lead;
  const name = lead.name || lead.code;
  const acts = leadActs.of(status);
  const next = acts.find(({ act }) => act === nextActs[status]);
  const others = acts.filter((one) => one !== next);
  const give = ({ act, to }: (typeof acts)[number]) => {
    if (act === 'win') return setWinning(true);
    void run(
      { id, change: { status: to as GivenStatus, version }, before: { status: status as GivenStatus } },
      { done: () => t('changed', { name, status: t(`status.${to}`) }), failed: () => t('notChanged') },
    );
  };
  return (
    <>
      <Inline space="s">
        {next && (
          <Button icon={icons[next.act]} isPending={isPending} onPress={() => give(next)}>
            {t(`act.${next.act}`)}
          </Button>
        )}
        {others.length > 0 && (
          <MenuTrigger>
            <IconButton label={t('more', { name })} icon={Ellipsis} weight="soft" />
            <Menu label={t('more', { name })}>
              {others.map((one) => (
                <MenuItem key={one.act} id={one.act} icon={icons[one.act]} onAction={() => give(one)}>
                  {t(`act.${one.act}`)}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        )}
      </Inline>
      {isWinning && (
        <Suspense>
          <WinLead lead={lead} onClose={() => setWinning(false)} />
        </Suspense>
      )}
    </>
  );
}
