import { House } from 'lucide-react';
import { useState } from 'react';
import { AppFrame, Header, Page, Sidebar, Text } from '#ui';

const items = [{ id: 'home', label: 'Início', href: '/', icon: House, isCurrent: true }];

export function Example() {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const drawer = { isDrawerOpen, onDrawerOpenChange: setDrawerOpen };
  return (
    <AppFrame
      sidebar={<Sidebar label="Principal" items={items} isExpanded {...drawer} />}
      header={<Header start={<Text weight="strong">Trama</Text>} />}
    >
      <Page title="Início">
        <Text>O dia de hoje</Text>
      </Page>
    </AppFrame>
  );
}
