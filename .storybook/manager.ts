import { addons } from 'storybook/manager-api';
import { brandIn } from './brand';

// Dark, as the product is first of all.
addons.setConfig({ theme: brandIn('dark') });
