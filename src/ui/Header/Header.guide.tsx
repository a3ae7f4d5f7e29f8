import { Bell, CalendarDays, CircleHelp, PanelLeft, Search, Settings } from 'lucide-react';
import { Avatar } from '../Avatar/Avatar';
import type { Guide } from '../foundations/guide';
import { IconButton } from '../IconButton/IconButton';
import { Text } from '../Text/Text';
import { Header } from './Header';

export const guide: Guide = {
  anatomy: ['Where the person is', 'What is at hand everywhere'],
  keys: {},
  promises: ['One banner landmark', '3.5rem high, above all content'],
  pairs: [
    {
      do: {
        shown: (
          <article>
            <Header
              start={
                <>
                  <IconButton label="Menu" icon={PanelLeft} />
                  <Text weight="strong" isTruncated>
                    Retrofit da prensa 2
                  </Text>
                </>
              }
              end={
                <>
                  <IconButton label="Buscar" icon={Search} />
                  <Avatar name="Helena Prado" isAlone />
                </>
              }
            />
          </article>
        ),
        because: 'At 320 px the name is still read: what is at hand is two or three things.',
      },
      dont: {
        shown: (
          <article>
            <Header
              start={
                <>
                  <IconButton label="Menu" icon={PanelLeft} />
                  <Text weight="strong" isTruncated>
                    Retrofit da prensa 2
                  </Text>
                </>
              }
              end={
                <>
                  <IconButton label="Buscar" icon={Search} />
                  <IconButton label="Avisos" icon={Bell} />
                  <IconButton label="Calendário" icon={CalendarDays} />
                  <IconButton label="Ajustes" icon={Settings} />
                  <IconButton label="Ajuda" icon={CircleHelp} />
                  <Avatar name="Helena Prado" isAlone />
                </>
              }
            />
          </article>
        ),
        because:
          'Five drawings to guess at, and no room for where one is: places belong in the Sidebar, the rest behind the person.',
      },
    },
  ],
};
