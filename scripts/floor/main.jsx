// The floor: React, its router, a sign-in form and a plain table of 50 of 500 rows, with nothing of ours. What is built on
// the same libraries cannot be much faster, so our pages are measured beside it (`npm run bench -- --front`).
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

const rows = Array.from({ length: 500 }, (_, index) => ({
  id: index,
  name: `Ação ${index} da linha ${index % 7}`,
  unit: `Unit ${index % 5}`,
  status: ['planned', 'running', 'done'][index % 3],
  due: `2027-0${1 + (index % 9)}-1${index % 9}`,
  owner: `Owner ${index % 11}`,
}));

function Home() {
  return (
    <main>
      <h1>Home</h1>
      <Link to="/list">List</Link>
    </main>
  );
}

function Login() {
  return (
    <main>
      <h1>Sign in</h1>
      <form>
        <label>
          E-mail <input type="email" />
        </label>
        <label>
          Password <input type="password" />
        </label>
        <button type="submit">Enter</button>
      </form>
    </main>
  );
}

function List() {
  const [text, setText] = useState('');
  const shown = useMemo(() => rows.filter(({ name }) => name.includes(text)).slice(0, 50), [text]);
  return (
    <main>
      <h1>List</h1>
      <Link to="/">Home</Link>
      <label>
        Filter <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Unit</th>
            <th>Status</th>
            <th>Due</th>
            <th>Owner</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id}>
              <td>
                <a href={`#${row.id}`}>{row.name}</a>
              </td>
              <td>{row.unit}</td>
              <td>{row.status}</td>
              <td>{row.due}</td>
              <td>{row.owner}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

const router = createBrowserRouter([
  { path: '/', Component: Home },
  { path: '/login', Component: Login },
  { path: '/list', Component: List },
]);

createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
